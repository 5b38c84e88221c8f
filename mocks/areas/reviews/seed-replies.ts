import type { ReviewLanguage } from './seed-texts.ts'

/** How the shop replies to those who were disappointed. */
export const apologies: Readonly<Record<ReviewLanguage, string>> = {
  English:
    'We are sorry, this is not what you should get from us. A replacement is on its way, and you keep the first one.',
  French:
    'Nous sommes désolés, ce n’est pas ce que vous étiez en droit d’attendre. Un échange est en route, sans frais pour vous.',
  Arabic: 'نعتذر بصدق، فهذا أقل مما تستحقون. أرسلنا إليكم بديلاً دون أي تكلفة.',
  Portuguese: 'Pedimos desculpas. Uma peça nova já está a caminho, sem nenhum custo.',
  Chinese: '非常抱歉，新的一件已经寄出，不收任何费用。',
}

/** How the shop replies to everyone else. */
export const thanks: Readonly<Record<ReviewLanguage, string>> = {
  English: 'Thank you for the kind words. We read them out in the workshop this morning.',
  French: 'Merci beaucoup pour ces quelques lignes, elles ont fait sourire tout l’atelier.',
  Arabic: 'شكراً جزيلاً على كلماتكم الطيبة، لقد أسعدت الفريق كله.',
  Portuguese: 'Muito obrigado pelo carinho, o ateliê inteiro ficou feliz.',
  Chinese: '谢谢您的好评，我们都很开心。',
}
