import type { CourseText } from './seed-text.ts'
import { tutors } from './seed-tutors.ts'

/** The courses about design. */
export const designCourses: readonly CourseText[] = [
  {
    title: 'Typography you can hear',
    desc: 'Choose, pair and set type so that a page has a voice before anyone reads a word.',
    about: 'A slow look at letters: why some invite, some shout, and some are best left in the drawer.',
    tutor: tutors.tomasz,
    level: 'Beginner',
    language: 'English',
    story: [
      'We set the same short letter in eleven typefaces and listen to how its tone changes. Then we set a menu, a timetable and a book page.',
      'You can follow with any layout program, or with paper and scissors.',
    ],
    gains: [
      'See the difference between a good and a tired typeface',
      'Set comfortable text',
      'Pair two typefaces with a reason',
    ],
    outline: {
      'Looking at letters': ['Anatomy of an a', 'Serif, sans and the rest', 'The same letter eleven times'],
      'Setting text': ['Size, measure, leading', 'Hyphens and dashes', 'Emphasis without shouting'],
      'Three small jobs': ['The menu', 'The timetable', 'The book page'],
    },
  },
  {
    title: 'Colour with reasons',
    desc: 'Build palettes that carry meaning, survive bright sun and pass every contrast check.',
    about: 'From light and pigment to palettes that your team can use without asking you.',
    tutor: tutors.tomasz,
    level: 'Intermediate',
    language: 'English',
    story: [
      'Colour is where taste and physics argue. We let both speak, and end with a palette for a ferry company: its ships, its tickets and its app.',
    ],
    gains: [
      'Mix palettes in a perceptual colour space',
      'Name colours by their job',
      'Design for colour-blind readers from the start',
      'Make a dark theme that is not an afterthought',
    ],
    outline: {
      'How we see': ['Light, surface, eye', 'Contrast', 'Seeing differently'],
      'Building a palette': ['Lightness first', 'A ramp in nine steps', 'Accents', 'Semantic names'],
      'The ferry company': ['Ships', 'Tickets', 'The app by day', 'The app at night'],
    },
  },
  {
    title: 'Design systems for small teams',
    desc: 'Just enough system: tokens, a dozen components and the habits that keep them alive.',
    about: 'What to build first, what to leave out, and how to say no kindly.',
    tutor: tutors.kofi,
    level: 'Advanced',
    language: 'English',
    story: [
      'The course follows a team of four through one year. You see their decisions, the two that went wrong, and what they would do again.',
      'Every section ends with a template that you can take to work.',
    ],
    gains: ['Start with an inventory', 'Write guidelines that get read', 'Measure whether it helps'],
    outline: {
      'Taking stock': ['The screenshot wall', 'Counting buttons', 'Finding the first ten'],
      Tokens: ['Names that last', 'Themes', 'Handing over to code'],
      Components: ['The button, at last', 'Forms', 'States nobody draws', 'Versioning'],
      'Keeping it alive': ['Office hours', 'Saying no kindly', 'A yearly clean-up'],
    },
  },
  {
    title:
      'A thorough and unhurried introduction to the design of timetables, tables, forms, receipts and other humble documents that everybody uses and nobody notices',
    desc: 'The quiet craft of documents: clear columns, honest labels and numbers that line up.',
    about: 'For everyone who has ever filled in a form twice because the first one made no sense.',
    tutor: tutors.tomasz,
    level: 'Intermediate',
    language: 'English',
    story: [
      'Great posters get prizes; great receipts get thrown away. This course is about the second kind, and about the pleasure of making something that simply works.',
    ],
    gains: ['Set tables without lines', 'Ask for less in a form', 'Make numbers easy to compare'],
    outline: {
      Tables: ['Columns before lines', 'Aligning numbers', 'The long table'],
      Forms: ['One column', 'Labels and hints', 'The form at the town hall'],
      'Small documents': ['The receipt', 'The ticket', 'The label in the coat'],
    },
  },
  {
    title: 'Mise en page : du carnet de croquis à l’affiche',
    desc: 'Composer, hiérarchiser, oser le vide : six affiches pour un petit théâtre.',
    about: 'Un atelier pas à pas autour d’une saison de théâtre imaginaire.',
    tutor: tutors.amandine,
    level: 'Intermediate',
    language: 'French',
    story: [
      'Six pièces, six affiches, six contraintes. On commence toujours au crayon, puis on passe à l’écran quand l’idée tient debout.',
      'Les corrections sont filmées : on y voit les hésitations, et pourquoi on renonce parfois à une bonne idée.',
    ],
    gains: [
      'Construire une hiérarchie claire',
      'Travailler avec le blanc',
      'Préparer un fichier pour l’imprimeur',
    ],
    outline: {
      'Au crayon': ['Vingt vignettes', 'Choisir une idée', 'La grille invisible'],
      'À l’écran': ['Titre et image', 'Le vide', 'La petite ligne du bas'],
      'Chez l’imprimeur': ['Fonds perdus', 'Noir riche', 'Le bon à tirer'],
    },
  },
  {
    title: 'أساسيات تصميم الشعارات',
    desc: 'من الفكرة الأولى على الورق إلى شعار يعمل بلون واحد وبأصغر حجم.',
    about: 'نصمم معًا شعارًا لفرقة موسيقية صغيرة، خطوة بعد خطوة.',
    tutor: tutors.hala,
    level: 'Beginner',
    language: 'Arabic',
    story: [
      'الشعار الجيد يُرسم من الذاكرة. سنجرّب عشرات الأفكار على الورق، ونتعلم كيف نحذف أكثر مما نضيف.',
      'لا تحتاج إلى خبرة سابقة في الرسم.',
    ],
    gains: ['البحث عن فكرة واضحة', 'الرسم بأشكال بسيطة', 'اختبار الشعار في أحجام مختلفة'],
    outline: {
      'البحث عن الفكرة': ['قصة الفرقة', 'خريطة الكلمات', 'عشرون رسمة سريعة'],
      'من الورق إلى الشاشة': ['الأشكال الأساسية', 'الخط والشكل معًا', 'التوازن'],
      'قبل التسليم': ['لون واحد', 'أصغر حجم', 'دليل الاستخدام'],
    },
  },
]
