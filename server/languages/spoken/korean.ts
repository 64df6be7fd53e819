/** Korean. A light stemmer of Korean: cuts off the particles behind a noun, and the forms of the verbs that nouns make. */
import { absent } from '../definition/absent.js';
import type { SpokenLanguage } from '../definition/language.js';
import { KOREAN_CONTACT } from './contact/korean.js';
import { koreanIntents } from '../intents/korean.js';
import { koreanNotices } from '../notices/korean.js';

const PARTICLES =
  /^(.{2,}?)(?:들)?(?:에서는|에서도|으로는|에게서|이라는|에서|에게|한테|으로|부터|까지|처럼|보다|이란|라도|마다|조차|밖에|은|는|이|가|을|를|의|에|로|와|과|도|만|나|란)?$/u;
const VERB_ENDINGS: readonly string[] = [
  '[하되](?:다|기|는|면|고|여|려면|려고|나요|지|게|거나|세요|십시오|시면|는데|는지)?',
  '[할될](?:까요|게요|지|수록|때)?',
  '[한된](?:다|지|가요|데)?',
  '[함됨]',
  '(?:해|돼|되어)(?:요|서|야|도|주세요|줘)?',
  '[했됐](?:어요|는데|습니다|다|을)?',
  '[합됩](?:니다|니까)',
];
const VERB = new RegExp(`^(.{2,}?)(?:${VERB_ENDINGS.join('|')})$`, 'u');

/** Never shorter than two syllables, as most nouns have. */
function stem(word: string): string {
  const noun = VERB.exec(word)?.[1] ?? word;
  let stem = noun;
  for (let shorter = PARTICLES.exec(stem)?.[1]; shorter !== undefined && shorter !== stem;) {
    stem = shorter;
    shorter = PARTICLES.exec(stem)?.[1];
  }
  return VERB.exec(stem)?.[1] ?? stem;
}

export const korean: SpokenLanguage = {
  isSpoken: true,
  code: 'ko',
  name: 'Korean',
  nativeName: '한국어',
  otherCodes: [],
  scripts: ['Hangul'],
  tellingShare: 0.25,
  mayLookLike: [],
  stem,
  stopWords: `
    언제 얼마나 어떻게 어디 어디서 어디에 왜 무엇 무엇을 무엇이 뭐 누가 누구 어떤 몇 수 것 제 저는 저 나는 내 그 이 저희 및 또는 그리고 하지만 있나요 있습니까 있어요 없나요 인가요 입니까
    이에요 예요 되나요 됩니까 하나요 합니까 할 하는 해요 주세요 안녕하세요 감사합니다`,
  alwaysSaysPronouns: false,
  lightWords: `
    가능 가능한가요 가능합니까 가장 같은 같이 결과 경우 괜찮나요 궁금해요 궁금합니다 그냥 그것 그런 그럼 기본 내용 내일 너무 다른 다시 대해 대해서 도와주세요 도움 될까요 때문에 많은 많이 모두
    모든 문제 문제가 방법 방법을 방법은 방법이 보통 사용 사람 새로운 새로 시간 시간이 싶어요 싶습니다 싶은데 알려주세요 알려줘 알 어느 없는 없어요 여기 오늘 이것 이거 이렇게 이런 이번 이유
    인가 있는 있을까요 자세히 자주 전체 정도 조금 좀 지금 질문 필요 필요한가요 필요합니다 그것이 하려면 하면 한번 항상 해야 해도 했는데 현재 혹시`,
  synonyms: `
가격 요금 비용 금액
무료 공짜
결제 지불 납부
영수증 청구서 계산서
구매 구입 주문
취소 해지 탈퇴
구독 요금제 멤버십 플랜
환불 반환
반품 교환
배송 배달 발송
택배 소포 상품
보내기 발송 전송
고장 파손 불량
수리 보수
보증 워런티
할인 쿠폰 프로모션 세일
매장 가게 상점
영업시간 운영시간
휴무 휴일
예약 약속
변경 수정 편집 업데이트
삭제 제거 지우기
생성 추가 만들기
로그인 접속
로그아웃 종료
가입 회원가입 등록
비밀번호 패스워드 암호
분실 잊어버림 재설정 초기화 복구 찾기
계정 아이디 프로필
사용자 회원 이용자
직원 동료
초대 초대장
권한 역할 접근
전화 휴대폰 핸드폰 스마트폰
통화 전화 전화번호
컴퓨터 노트북 피씨
프로그램 앱 어플 소프트웨어 애플리케이션
웹사이트 사이트 홈페이지 페이지
오류 에러 문제 장애
설치 설정
설정 옵션 환경설정
켜기 활성화
끄기 비활성화
검색 찾기
공유 게시
다운로드 내려받기 내보내기
업로드 올리기 가져오기
한도 제한
알림 통지
언어 번역
고객센터 고객지원 지원 상담
문의 연락 연락처
이메일 메일
파일 문서
폴더 디렉터리
사진 이미지 그림
자동차 차량
주차 주차장
주소 위치
객실 숙박
어린이 아이 아동
반려동물 강아지 애완동물
유효기간 기한 만료
카드 신용카드
`,
  spelling: absent('None was collected.'),
  everydayWords: absent('Collected for English alone.'),
  wordList: absent('Read for English alone.'),
  stemsSuffice: false,
  separablePrefixes: absent('Its verbs do not part.'),
  typedAs: absent('Letters are typed without their accents.'),

  isUnspaced: true,
  capitalisesNouns: false,
  abbreviations: absent('None was collected.'),
  afterOrdinals: absent('Numbers of order have no full stop, or a small letter follows it.'),
  negation: {
    words:
      /않|없|아니|아닌|아닙|아님|(?<!\p{L})안(?:\s|[되됩돼된됨])|(?<!\p{L})못\s|(?<!잘)못[하합한할함했해]|지\s?(?:마|말)|불가|금지/u,
    exceptions:
      /뿐(?:만)?\s?아니|지\s?않으면\s?안|수밖에\s?없|(?:상관|관계|틀림|끊임|어김|빠짐|변함)없|못지\s?않/gu,
  },
  clauseEnds: '지만|그러나|하지만|그런데|반면',
  yesOrNo: '네|아니요',
  numberWords: absent('None was collected.'),
  lengthsOfTime: absent('None was collected.'),
  timeRanges: absent('None was collected.'),
  asksAmount: '얼마|언제|몇',
  namesAmount: absent('None was collected.'),
  ages: absent('The words for how old somebody is were not collected.'),
  asks: {
    price: '얼마|가격|요금|비용|값|이용료|입장료',
    time: '언제|몇 시|몇시|무슨 요일|며칠|영업시간|영업 시간|운영시간|운영 시간',
    duration: '얼마나 걸|얼마 동안|몇 (?:분|시간|일|주|개월|달|년|박)|얼마나 오래',
    definition: '이란|란 무엇|무엇인가요|무엇입니까|뭐예요|뭔가요|뭐야|무슨 뜻|의미',
    person: '누구|누가|이름이 뭐',
    least: '가장 싼|제일 싼|가장 저렴한|제일 저렴한|최저',
    most: '가장 비싼|제일 비싼|최고',
    small: '작은|소형',
    large: '큰|대형',
  },
  defines: '이란|란|은|는|입니다|의미합니다',
  freeOfCharge: '무료|공짜|포함',
  calendar: {
    through: '부터|에서|~|～',
    weekend: '주말',
    weekdays: '평일|주중',
    beforeMonth: absent('No month has the name of a word that says little.'),
  },

  contact: KOREAN_CONTACT,

  followUp: {
    goesOn: '그럼|그러면|그리고|하지만|그거|그것',
    openings: '그럼|그러면|그리고|그런데|또',
    pointers: '그것|그거|그건|이것|이거|이건|거기',
    closed: absent('Its end tells it.'),
    other: '다른|나머지',
  },
  anaphora:
    '이것|그것|이는|그는|이를|그러나|하지만|또한|따라서|그런데|그러면|이 경우|저것|이것은|그것은|이를 위해|그래서|그리고|또는|혹은|이러한|그러한|이런|그런|이렇게|그렇게|이 때문에|이러한 경우|그 경우|두 경우|예를 들어|예를 들면|그럼에도|그래도|마지막으로|그 다음|그다음|그 후|이후|결과적으로|그러므로|그렇지 않으면|만약 그렇다면|여기|거기|이곳|그곳|그들|그녀|둘 다|후자|전자|마찬가지로|게다가|더불어|아울러|이외에도|그 외에|저희도|우리도|이때|그때',
  namedAnaphora: absent('None was collected.'),
  pointsOn: absent('None was collected.'),

  intents: koreanIntents,
  notices: koreanNotices,
  fixedSentences: {
    refusal:
      '죄송합니다. 이 사이트에서 답변을 찾지 못했습니다. 다른 표현으로 질문하시거나 상담원에게 문의해 주세요.',
    refusalWithPages:
      '이 사이트에서 명확한 답변을 찾지 못했습니다. 다음 페이지가 도움이 될 수 있습니다. 다른 표현으로 질문하시거나 상담원에게 문의하실 수도 있습니다.',
    mayHelp: '찾으시는 내용이 아닐 수도 있지만 도움이 되길 바랍니다:',
    saidBefore: '위에서 안내해 드린 대로입니다:',
    otherLanguage: '페이지의 언어는 {language}입니다. 그 언어로 질문해 보세요.',
    nothingAsked: '질문을 이해하지 못했습니다. 이 사이트에 대해 짧게 질문해 주세요.',
  },
};
