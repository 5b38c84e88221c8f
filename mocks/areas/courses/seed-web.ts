import type { CourseText } from './seed-text.ts'
import { tutors } from './seed-tutors.ts'

/** The courses about the web. */
export const webCourses: readonly CourseText[] = [
  {
    title: 'Pages that stand up: semantic HTML from the first line',
    desc: 'Write markup that search engines, screen readers and your future self can follow.',
    about: 'A calm start into the language of the web, one small bakery page at a time.',
    tutor: tutors.ravindra,
    level: 'Beginner',
    language: 'English',
    story: [
      'You build the site of a corner bakery and never type a tag whose meaning you do not know. By the end it has a menu, an order form and a page about the oven.',
      'No framework and no build step: a text editor and a browser are all you need.',
    ],
    gains: [
      'Choose the right element without guessing',
      'Structure a page so that it reads well aloud',
      'Write forms that people can finish',
    ],
    outline: {
      'Before the first tag': [
        'What a browser does with text',
        'Your editor in ten minutes',
        'The bakery brief',
      ],
      'Words and structure': [
        'Headings as an outline',
        'Lists that mean something',
        'Links worth following',
        'Landmarks',
      ],
      'Pictures and tables': ['Alternative texts', 'Figures and captions', 'The price list as a table'],
      'The order form': ['Labels first', 'Kinds of input', 'Errors that help', 'Sending it off'],
    },
  },
  {
    title: 'Layout without tears: grid, flexbox and container queries',
    desc: 'Twelve real layouts, from a ticket to a newspaper, each in fewer lines than you fear.',
    about: 'Modern CSS layout for people who still reach for margins and hope.',
    tutor: tutors.nerissa,
    level: 'Intermediate',
    language: 'English',
    story: [
      'Every lesson starts with a picture of something printed and ends with the same thing in the browser. You will see that most layouts are two decisions, not twenty rules.',
      'We look at what happens with long words, no words, and right-to-left words, because all three will come.',
    ],
    gains: [
      'Tell at a glance whether a layout wants grid or flexbox',
      'Let components answer to their own width',
      'Lay pages out for both writing directions',
    ],
    outline: {
      'Thinking in boxes': ['Flow before layout', 'Sizes that come from content', 'Gaps instead of margins'],
      Flexbox: ['One axis at a time', 'Growing and shrinking', 'The ticket', 'The toolbar'],
      Grid: ['Lines, tracks and areas', 'The newspaper', 'Subgrid', 'Auto-fit galleries'],
      'Answering to space': ['Container queries', 'Logical properties', 'A layout test in three widths'],
    },
  },
  {
    title: 'TypeScript for people who like sleeping at night',
    desc: 'Let the compiler carry the worries: from first types to generics you can read.',
    about: 'A practical course that turns a small lending library from JavaScript into TypeScript.',
    tutor: tutors.nerissa,
    level: 'Intermediate',
    language: 'English',
    story: [
      'The code base is real, old and a little grumpy. Step by step you give it types, and in each step the compiler finds one more bug that had been living there quietly.',
    ],
    gains: [
      'Model data so that wrong states cannot be written down',
      'Read the errors of the compiler without fear',
      'Use generics where they earn their keep, and only there',
      'Bring types to an old code base in small steps',
    ],
    outline: {
      'First types': [
        'Why types at all',
        'Primitive and literal types',
        'Objects and their shapes',
        'Reading an error',
      ],
      'Modelling the library': [
        'Unions',
        'Narrowing',
        'The book that is both lent and lost',
        'Exhaustive checks',
      ],
      'Generics, gently': [
        'A function that keeps its promise',
        'Constraints',
        'Mapped types',
        'When to stop',
      ],
      'The old code base': ['Strict mode, file by file', 'Types at the edges', 'Retiring any'],
    },
  },
  {
    title: 'Fast by default: web performance in practice',
    desc: 'Measure, understand and fix slow pages, with a market stall website as the patient.',
    about: 'Find out what your visitors wait for, and give them their seconds back.',
    tutor: tutors.ravindra,
    level: 'Advanced',
    language: 'English',
    story: [
      'The stall sells honey, and its website takes nine seconds on the train. We bring it under two, and write down what each change was worth.',
      'You need to be at home in HTML, CSS and JavaScript, and curious about networks.',
    ],
    gains: [
      'Read a waterfall like a score',
      'Set budgets that survive the next feature',
      'Serve images and fonts with care',
    ],
    outline: {
      Measuring: ['What users feel', 'Lab and field', 'The waterfall', 'A first budget'],
      Loading: ['Critical path', 'Images', 'Fonts', 'Scripts that can wait'],
      Responding: ['Long tasks', 'Layout thrash', 'Workers'],
    },
  },
  {
    title: 'Accessible components, tested with people',
    desc: 'Menus, dialogs and comboboxes that work with keyboard, voice and screen reader.',
    about: 'Five components, built twice: once as usual, once so that everyone can use them.',
    tutor: tutors.lumi,
    level: 'Advanced',
    language: 'English',
    story: [
      'Each section opens with a recording of somebody who uses assistive technology and meets the usual version. Then we mend it together.',
      'The recordings have captions and transcripts; the code has tests.',
    ],
    gains: [
      'Manage focus with intent',
      'Name and describe controls well',
      'Test with three screen readers and one long stick of patience',
    ],
    outline: {
      Foundations: ['The accessibility tree', 'Names, roles, values', 'Focus is a place'],
      'The dialog': ['Opening and closing', 'Where focus goes', 'Announcing what changed'],
      'The menu': ['Buttons that open things', 'Arrow keys', 'Typing ahead'],
      'The combobox': [
        'What it really is',
        'Filtering aloud',
        'On a phone',
        'When to choose a select instead',
      ],
      'Testing with people': ['Asking well', 'Watching quietly'],
    },
  },
  {
    title: 'Créer son premier site sans se presser',
    desc: 'Du nom de domaine à la mise en ligne, pour celles et ceux qui n’ont jamais codé.',
    about: 'Un cours tout en douceur pour publier le site d’une association de quartier.',
    tutor: tutors.amandine,
    level: 'Beginner',
    language: 'French',
    story: [
      'On avance à petits pas, avec un vrai projet : le site d’un jardin partagé. Chaque leçon se termine par quelque chose que l’on peut montrer à ses voisins.',
      'Aucune connaissance préalable n’est demandée, juste un ordinateur et un peu de curiosité.',
    ],
    gains: [
      'Structurer une page claire et lisible',
      'Mettre en forme textes et images',
      'Publier le site et le tenir à jour',
    ],
    outline: {
      'Avant de commencer': ['À qui parle-t-on ?', 'Le plan du site', 'Choisir un nom'],
      'Écrire les pages': ['Titres et paragraphes', 'Les images du jardin', 'La page « Nous rejoindre »'],
      'Mettre en forme': ['Couleurs et contrastes', 'Une grille simple', 'Sur téléphone aussi'],
      'Mettre en ligne': ['L’hébergement', 'La première visite', 'Corriger après coup'],
    },
  },
  {
    title: 'تطوير واجهات الويب باللغة العربية من اليمين إلى اليسار',
    desc: 'كيف تبني صفحات تُقرأ بالعربية بشكل سليم، من الخط إلى اتجاه الأيقونات.',
    about: 'دورة عملية لبناء موقع مكتبة حيّ بواجهة عربية كاملة.',
    tutor: tutors.hala,
    level: 'Intermediate',
    language: 'Arabic',
    story: [
      'نبدأ بصفحة إنجليزية جاهزة ونحوّلها خطوة خطوة إلى صفحة عربية لا تبدو مترجمة. نتوقف عند كل تفصيل: المسافات، والأرقام، والأسهم، والنصوص المختلطة.',
      'يكفي أن تعرف أساسيات لغة الترميز وأوراق الأنماط.',
    ],
    gains: [
      'استخدام الخصائص المنطقية بدل اليمين واليسار',
      'اختيار خط عربي مريح للقراءة',
      'التعامل مع النصوص المختلطة والأرقام',
    ],
    outline: {
      'قبل البداية': ['ما الذي يتغير مع الاتجاه؟', 'مشروع المكتبة', 'أدوات المتصفح'],
      'الاتجاه والتخطيط': ['الخصائص المنطقية', 'الشبكة من اليمين', 'الأيقونات التي تنعكس'],
      'النص العربي': ['الخط وارتفاع السطر', 'التشكيل', 'النصوص المختلطة', 'الأرقام والتواريخ'],
      الاختبار: ['على الهاتف', 'مع قارئ الشاشة'],
    },
  },
]
