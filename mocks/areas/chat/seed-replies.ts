import type { ChatLanguage } from './seed-contacts.ts'

export type ReplyKind = 'greeting' | 'question' | 'thanks' | 'news'

/** What contacts answer, by what they were told. */
export const replies: Readonly<Record<ChatLanguage, Readonly<Record<ReplyKind, readonly string[]>>>> = {
  en: {
    greeting: [
      'Hello! What can I do for you?',
      'Hi there, good to hear from you.',
      'Good day! I was about to write.',
    ],
    question: [
      'Good question. Let me look it up and come back to you.',
      'Yes, as far as I can see. I will check to be sure.',
      'I think so, but give me until this afternoon.',
      'Not yet. I will tell you as soon as I know.',
    ],
    thanks: ['You are welcome!', 'Any time.', 'Glad it helped.'],
    news: [
      'Understood, I will take care of it.',
      'That sounds good to me.',
      'Noted. Shall we talk about it tomorrow?',
      'Perfect, thank you for telling me.',
    ],
  },
  fr: {
    greeting: [
      'Bonjour ! Comment ça va ?',
      'Bonjour, ravie de vous lire.',
      'Coucou ! Je pensais justement à vous.',
    ],
    question: [
      'Bonne question. Je regarde et je vous réponds.',
      'Je crois que oui, mais je vérifie.',
      'Pas encore. Je vous préviens dès que je sais.',
    ],
    thanks: ['Avec plaisir !', 'De rien.', 'C’est tout naturel.'],
    news: ['C’est noté, je m’en occupe.', 'Très bien pour moi.', 'Parfait. On en parle demain ?'],
  },
  ar: {
    greeting: ['أهلاً وسهلاً! كيف حالك؟', 'مرحباً بك، سعدت برسالتك.', 'أهلاً! كنت سأكتب لك الآن.'],
    question: ['سؤال جيد، سأتحقق وأعود إليك.', 'أظن ذلك، لكن دعني أتأكد.', 'ليس بعد، سأخبرك فور أن أعرف.'],
    thanks: ['على الرحب والسعة!', 'لا شكر على واجب.', 'يسعدني ذلك.'],
    news: ['فهمت، سأتولى الأمر.', 'هذا مناسب جداً.', 'ممتاز. هل نتحدث عنه غداً؟'],
  },
}
