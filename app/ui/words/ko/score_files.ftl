## bring

bring-problem-unknown = 모르는 종류의 파일이에요. 아무것도 추가하지 않았어요.
bring-problem-broken = 파일이 손상됐거나 빠진 부분이 있어요. 아무것도 추가하지 않았어요.
bring-problem-large = 파일이 너무 커요. 아무것도 추가하지 않았어요.
bring-problem-forbidden = 점수 파일에 필요 없는 명령이 들어 있어요. 아무것도 추가하지 않았어요.
bring-problem-workbook = 통합 문서예요. 표를 CSV로 저장한 다음 그 파일을 여세요.
bring-problem-backup = 이 앱의 백업이에요. ‘백업’에서 여세요.
bring-problem-empty = 이 파일에는 점수가 없어요.
