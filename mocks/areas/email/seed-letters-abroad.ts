import { file, type Letter } from './seed-letter.ts'

/** Letters in French and Arabic. */
export const lettersFromAbroad: readonly Letter[] = [
  {
    from: 2,
    cc: [9],
    subject: 'Catalogue d’automne : épreuves de la page 12',
    at: 180,
    labels: ['company'],
    marks: ['unread', 'starred'],
    message: `<p>Bonjour,</p>
<p>Voici la page 12, avec la lampe à l’envers. L’imprimeur a téléphoné deux fois pour être sûr.</p>
<ul><li>Papier mat, 135 g</li><li>Tirage : 4 000 exemplaires</li><li>Livraison prévue dans trois semaines</li></ul>
<p>Dites-moi si le bleu vous convient. Il est un peu plus sage que sur l’écran.</p>
<p>Bien à vous,<br>Élodie</p>`,
    attachments: [file('pdf', 'catalogue-page-12.pdf', '7.2mb')],
  },
  {
    from: 3,
    to: ['me', 14],
    subject: 'جدول اجتماع شركاء التوصيل',
    at: [1, '07:50'],
    labels: ['company', 'important'],
    marks: ['unread'],
    message: `<div dir="rtl"><p>مرحباً،</p>
<p>هذا جدول اجتماع يوم الأربعاء:</p>
<ol><li>مواعيد التسليم قبل الموسم</li><li>أسعار الشحن الجديدة</li><li>مستودع دبي: ما وصل وما لم يصل</li></ol>
<p>أرجو إرسال أي إضافة قبل مساء الغد، و<a href="https://example.com/meetings/partners">رابط الاجتماع هنا</a>.</p>
<p>مع التحية،<br>ليان</p></div>`,
    attachments: [file('sheet', 'مواعيد-التسليم.xlsx', '54kb')],
  },
  {
    from: 32,
    subject: 'Votre vélo est prêt',
    at: [3, '10:15'],
    labels: ['personal'],
    message: `<p>Bonjour,</p>
<p>Le vélo est prêt. Nous avons changé la chaîne, redressé le panier et retrouvé la sonnette : elle était dans le panier.</p>
<p>L’atelier est ouvert jusqu’à 18 h 30, sauf le mercredi.</p>`,
  },
  {
    from: 17,
    subject: 'Les fromages de la fête',
    at: [7, '06:20'],
    labels: ['personal'],
    message: `<p>Allô !</p>
<p>Pour seize personnes, comptez un grand bleu, deux petits chèvres et un morceau de « lac perdu ». Ne mettez rien au frigo avant la veille.</p>`,
    replies: [
      { from: 'me', to: [17], at: [7, '07:30'], message: '<p>Et du pain, combien ?</p>' },
      { from: 17, at: [7, '07:41'], message: '<p>Trop. Toujours trop.</p>' },
    ],
  },
  {
    from: 23,
    subject: 'مراجعة أرقام الربع الأخير',
    at: [10, '11:05'],
    labels: ['company', 'private'],
    message: `<div dir="rtl"><p>السلام عليكم،</p>
<p>راجعت الأرقام كما طلبت. الإيرادات <strong>أعلى من المتوقع</strong>، أما تكاليف الشحن فارتفعت في ثلاثة أشهر متتالية. أقترح أن نبدأ بها في الاجتماع القادم.</p></div>`,
    attachments: [file('pdf', 'الربع-الأخير.pdf', '930kb')],
  },
  {
    from: 37,
    cc: [2],
    subject: 'عرض أسعار زيت الزيتون / devis',
    at: [13, '13:37'],
    marks: ['unread'],
    message: `<p>Bonjour, voici le devis dans les deux langues.</p>
<p dir="rtl">مرحباً، هذا عرض الأسعار باللغتين.</p>
<table><thead><tr><th>Format</th><th>Prix</th></tr></thead><tbody><tr><td>25 cl</td><td>$9.50</td></tr><tr><td>75 cl</td><td>$24.00</td></tr></tbody></table>`,
  },
]
