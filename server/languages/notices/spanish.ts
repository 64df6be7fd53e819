/** Spanish: what owners are told. */
import type { NoticeWords } from '../definition/notice-words.js';

export const spanishNotices: NoticeWords = {
  request: 'Solicitud de {visitor}',
  replyHint: 'Responda a este correo para escribir a {visitor}.',
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  page: 'Página',
  conversation: 'Conversación',
  visitor: 'Visitante',
  visitorId: 'ID del visitante',
  verified: 'verificado',
  notVerified: 'sin verificar',
  assistant: 'Asistente',
  notAnswered: 'No se encontró respuesta',
  sources: 'Fuentes',
  ratedHelpful: 'A un visitante le resultó útil una respuesta',
  ratedNotHelpful: 'A un visitante no le resultó útil una respuesta',
  digest: 'Preguntas sin una buena respuesta: {count}',
  digestIntro:
    'Los visitantes han hecho estas preguntas desde el {time} y sus páginas no las respondieron bien. Las más frecuentes aparecen primero.',
  digestHint:
    'Basta con añadir una frase a una página, o una página nueva: a partir de entonces el chat responderá a esa pregunta.',
  nearestPages: 'Páginas más relacionadas',
  more: 'No se muestran aquí: {count}',
  test: 'Mensaje de prueba',
  testText: 'Así recibirá los avisos de {widget}.',
  footer: 'Enviado por el chat de ayuda de {widget}.',
};
