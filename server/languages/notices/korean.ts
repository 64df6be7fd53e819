/** Korean: what owners are told. */
import type { NoticeWords } from '../definition/notice-words.js';

export const koreanNotices: NoticeWords = {
  request: '{visitor} 님의 문의',
  replyHint: '이 메일에 답장하면 {visitor} 님에게 전달됩니다.',
  name: '이름',
  email: '이메일',
  phone: '전화번호',
  page: '페이지',
  conversation: '대화',
  visitor: '방문자',
  visitorId: '방문자 ID',
  verified: '확인됨',
  notVerified: '확인되지 않음',
  assistant: '도우미',
  notAnswered: '답변을 찾지 못함',
  sources: '출처',
  ratedHelpful: '방문자가 답변이 도움이 되었다고 평가했습니다',
  ratedNotHelpful: '방문자가 답변이 도움이 되지 않았다고 평가했습니다',
  digest: '제대로 답하지 못한 질문: {count}개',
  digestIntro:
    '{time} 이후 방문자들이 남긴 질문 가운데 페이지 내용으로 제대로 답하지 못한 것들입니다. 많이 물은 순서입니다.',
  digestHint: '페이지에 한 문장을 더하거나 새 페이지를 만들면 그때부터 채팅이 답합니다.',
  nearestPages: '가장 가까운 페이지',
  more: '여기에 없는 질문: {count}개',
  test: '테스트 메시지',
  testText: '{widget} 알림은 이렇게 도착합니다.',
  footer: '{widget} 고객 지원 채팅에서 보냈습니다.',
};
