import type { ReviewText } from './seed-texts.ts'

const French: readonly ReviewText[] = [
  [
    'headphones',
    5,
    'Le silence dans le métro',
    'Je n’entends plus que la musique. Confortable même après trois heures, et la pochette est bien pensée.',
  ],
  [
    'keyboard',
    4,
    'Frappe douce, touches claires',
    'Agréable toute la journée. Il m’a fallu deux jours pour retrouver les accents.',
  ],
  [
    'backpack',
    5,
    'Parfait pour le vélo',
    'Il ne bouge pas, même dans les descentes. L’ordinateur est bien calé et la pluie reste dehors.',
  ],
  [
    'boot',
    5,
    'Comme des chaussons',
    'Une randonnée de six heures le premier jour, pas une ampoule. Je les recommande sans hésiter.',
  ],
  ['lamp', 4, 'Une jolie lumière', 'Chaude et douce, idéale pour lire. L’interrupteur est un peu caché.'],
  [
    'kettle',
    2,
    'Trop bruyante pour moi',
    'Elle chauffe vite, mais toute la maison se réveille. Dommage, elle est si belle.',
  ],
  [
    'puzzle',
    5,
    'On y a passé l’hiver',
    'De belles couleurs et des pièces bien découpées. Nous l’avons encadré dans l’entrée.',
  ],
  ['notebook', 4, 'Un papier très agréable', 'L’encre ne traverse pas. J’aurais aimé un marque-page.'],
  [
    'sandal',
    3,
    'Jolies, mais taillent grand',
    'J’ai dû les échanger, ce qui s’est fait en trois jours. La deuxième paire va très bien.',
  ],
  [
    'vase',
    5,
    'Encore plus beau en vrai',
    'Très bien emballé, pas une égratignure. Trois branches de cerisier et le salon est en fête.',
  ],
  ['camera', 4, 'Une bonne surprise', 'Légère et simple. Le mode nuit demande un peu de patience.'],
  [
    'umbrella',
    1,
    'Une seule averse',
    'Une baleine a cédé au premier coup de vent. Le service client a répondu gentiment, mais je suis déçu.',
  ],
]

const Arabic: readonly ReviewText[] = [
  ['watch', 5, 'هدية أسعدت والدي', 'واضحة وسهلة القراءة وبطاريتها تدوم طويلاً. وصلت قبل الموعد بيومين.'],
  ['phone', 4, 'جيد مقابل سعره', 'الصوت نقي والشاشة مريحة للعين، لكن الشاحن بطيء بعض الشيء.'],
  ['loafer', 5, 'مريح طوال اليوم', 'ألبسه من الصباح إلى المساء دون تعب. المقاس مضبوط تماماً.'],
  ['desk', 4, 'خشب جميل وتركيب سهل', 'ركبته وحدي في ساعة واحدة. كنت أتمنى سطحاً أعرض قليلاً.'],
  ['cushion', 5, 'ألوان دافئة', 'غيّرت شكل المجلس كله. القماش ناعم ويُغسل بسهولة.'],
  ['speaker', 3, 'صوت قوي وغلاف ضعيف', 'الصوت ممتاز لكن العلبة وصلت مفتوحة من طرفها. الجهاز نفسه سليم.'],
  [
    'board-game',
    5,
    'سهرات العائلة صارت أجمل',
    'لعبناها كل ليلة في الإجازة، والصغار يفهمون القواعد من أول مرة.',
  ],
  ['bottle', 2, 'تسرّب من الغطاء', 'تحفظ الحرارة جيداً لكنها بللت حقيبتي مرتين. أنتظر غطاءً بديلاً.'],
]

const Portuguese: readonly ReviewText[] = [
  [
    'gamepad',
    5,
    'Meu filho não larga',
    'Chegou bem embalado e a bateria dura muito. Os botões são macios e precisos.',
  ],
  ['sunglasses', 4, 'Boas para a praia', 'Leves e bonitas. Riscam um pouco se ficarem soltas na bolsa.'],
  ['slipper', 5, 'Um abraço nos pés', 'Quentinhas e silenciosas. Já pedi outro par para a minha avó.'],
]

const Chinese: readonly ReviewText[] = [
  ['tablet', 5, '爸妈都会用', '屏幕清楚，声音也大。周末全家一起视频，很开心。'],
  ['clock', 4, '安静，好看', '晚上一点声音都没有。说明书的字有点小。'],
]

/** Reviews in other languages than English. */
export const foreignReviews = { French, Arabic, Portuguese, Chinese } as const
