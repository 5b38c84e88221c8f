import { type Conversation, me, them } from './seed-conversation.ts'

/** Conversations in French and Arabic. */
export const conversationsAbroad: readonly Conversation[] = [
  {
    userId: 2,
    stretches: [
      {
        until: [3, '16:05'],
        lines: [
          them('Bonjour ! Les maquettes du catalogue sont prêtes.'),
          me('Déjà ? Je croyais que c’était pour vendredi.'),
          them('J’ai mal dormi, alors j’ai travaillé.'),
          me('Je les regarde ce soir.'),
          them('La page 12 est un peu folle. Ne dites rien avant demain matin.'),
        ],
      },
      {
        until: [2, '08:50'],
        lines: [
          me('La page 12 est la meilleure.'),
          them('Vraiment ?'),
          me('Vraiment. On garde la lampe à l’envers.'),
          them('Personne ne m’avait encore laissé une lampe à l’envers. Merci !'),
        ],
      },
      {
        until: 15,
        lines: [
          them('L’imprimeur demande si le papier doit être mat ou satiné.'),
          me('Mat, comme toujours.'),
          them('Il dit que le satiné coûte moins cher.'),
          me('De combien ?'),
          them('De 38 euros.', 'delivered'),
        ],
      },
    ],
  },
  {
    userId: 3,
    stretches: [
      {
        until: [5, '09:25'],
        lines: [
          them('صباح الخير! وصلت الشحنة إلى المستودع في دبي.'),
          me('صباح النور، هذا خبر جميل. هل كل شيء سليم؟'),
          them('كل شيء سليم ما عدا صندوقاً واحداً من المصابيح.'),
          me('سأرسل بديلاً هذا الأسبوع.'),
          them('شكراً جزيلاً.'),
        ],
      },
      {
        until: [1, '12:45'],
        lines: [
          me('هل وصل البديل؟'),
          them('نعم، وصل أمس. العملاء سعداء جداً.'),
          me('رائع. نلتقي يوم الأربعاء في اجتماع الشركاء؟'),
          them('إن شاء الله، الساعة العاشرة.'),
          me('سأحضر معي عينات من المجموعة الجديدة.', 'delivered'),
        ],
      },
    ],
  },
  {
    userId: 23,
    stretches: [
      {
        until: [12, '11:40'],
        lines: [
          me('مرحباً رامي، هل يمكنك مراجعة أرقام الربع الأخير؟'),
          them('بكل سرور. أرسلها لي وسأعود إليك غداً.'),
        ],
      },
      {
        until: [11, '10:10'],
        lines: [
          them('راجعتها. الإيرادات ممتازة، لكن تكاليف الشحن ترتفع.'),
          me('أتفق معك. هذا موضوع اجتماعنا القادم.'),
          them('سأجهز جدولاً بثلاثة حلول.'),
        ],
      },
    ],
  },
  {
    userId: 27,
    stretches: [
      {
        until: [7, '15:00'],
        lines: [
          me('Bonjour Aïssatou, comment s’est passé l’appel avec les trois nouveaux clients ?'),
          them('Très bien. Deux commandent tout de suite, le troisième veut voir les échantillons.'),
          me('Je les envoie aujourd’hui.'),
          them('Il aime surtout les théières. Mettez-en une de plus.'),
        ],
      },
      {
        until: 205,
        lines: [them('Le troisième commande aussi.', 'delivered'), them('Dix théières. DIX.', 'delivered')],
      },
    ],
  },
]
