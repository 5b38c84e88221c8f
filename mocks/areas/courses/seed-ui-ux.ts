import type { CourseText } from './seed-text.ts'
import { tutors } from './seed-tutors.ts'

/** The courses about interfaces and those who use them. */
export const uiUxCourses: readonly CourseText[] = [
  {
    title: 'Interviews that go somewhere',
    desc: 'Ask open questions, stay quiet, and come home with something your team can use.',
    about: 'Research conversations for people who are not researchers, or not yet.',
    tutor: tutors.kofi,
    level: 'Beginner',
    language: 'English',
    story: [
      'You plan, hold and make sense of five conversations about something everyday: how people plan their week’s meals.',
      'The recordings in this course are with volunteers who agreed to be your practice audience.',
    ],
    gains: ['Write a guide of one page', 'Listen past the first answer', 'Turn notes into findings'],
    outline: {
      Preparing: ['What you want to learn', 'Finding five people', 'The one-page guide'],
      Talking: ['The first minute', 'Silence', 'Leading questions and how to mend them', 'The last question'],
      'Making sense': ['Notes on a wall', 'Patterns and exceptions', 'Telling the team'],
    },
  },
  {
    title: 'Wireframes on paper, decisions on purpose',
    desc: 'Sketch five versions before lunch and know why the fourth one wins.',
    about: 'A workshop about drawing interfaces quickly and choosing among them slowly.',
    tutor: tutors.kofi,
    level: 'Beginner',
    language: 'English',
    story: [
      'All you need is a pen. We sketch an app for a tool library: lending a drill, bringing it back, and what happens if it breaks.',
    ],
    gains: ['Sketch without being able to draw', 'Compare versions fairly', 'Test a paper prototype'],
    outline: {
      'Pen first': ['Boxes, lines, words', 'Eight in eight minutes', 'Drawing states'],
      'The tool library': ['Finding a drill', 'Lending it', 'Bringing it back', 'When it breaks'],
      Choosing: ['Criteria', 'Paper prototypes', 'Writing the decision down'],
    },
  },
  {
    title: 'Writing for interfaces',
    desc: 'Buttons, errors and empty screens in words that a tired person understands.',
    about: 'The smallest texts do the hardest work. This course gives them the time they deserve.',
    tutor: tutors.lumi,
    level: 'Intermediate',
    language: 'English',
    story: [
      'We rewrite the texts of a parking app, screen by screen, and test each with someone who is in a hurry.',
      'One section is about writing for translation, with examples in French and Arabic.',
    ],
    gains: [
      'Name buttons by what they do',
      'Write errors that say what now',
      'Prepare texts for translation',
    ],
    outline: {
      'Finding the voice': ['Who is speaking', 'Plain words', 'Tone under pressure'],
      'Screen by screen': ['Labels', 'Buttons', 'Errors', 'Empty screens', 'Confirmations'],
      'Beyond English': ['Room to grow', 'Plurals and gender', 'Working with translators'],
    },
  },
  {
    title: 'Motion with manners',
    desc: 'Animate what helps, skip what shows off, and respect those who want none of it.',
    about: 'Timing, easing and restraint for interface designers.',
    tutor: tutors.nerissa,
    level: 'Advanced',
    language: 'English',
    story: [
      'A drawer opens, a card moves, a list reorders. We animate each three times, too slow, too fast and just right, and find out why just right is right.',
    ],
    gains: ['Choose durations and curves', 'Show where things come from', 'Honour reduced motion'],
    outline: {
      Principles: ['What motion is for', 'Duration', 'Easing'],
      'Three studies': ['The drawer', 'The card', 'The list'],
      Manners: ['Reduced motion', 'Interrupting', 'Leaving things still'],
    },
  },
  {
    title: 'اختبار قابلية الاستخدام في خمسة أيام',
    desc: 'خطة أسبوع واحد لاختبار منتجك مع خمسة أشخاص والخروج بقرارات واضحة.',
    about: 'دليل عملي للفرق الصغيرة التي تظن أنها لا تملك وقتًا للاختبار.',
    tutor: tutors.hala,
    level: 'Intermediate',
    language: 'Arabic',
    story: [
      'كل قسم يوم واحد: نحضّر، وندعو المشاركين، ونختبر، ونحلّل، ونقرر. ستجد في كل يوم قوائم جاهزة يمكنك استخدامها مع فريقك مباشرة.',
      'التسجيلات في هذه الدورة لمتطوعين وافقوا على نشرها.',
    ],
    gains: ['كتابة مهام واضحة للاختبار', 'الملاحظة دون تدخل', 'تحويل الملاحظات إلى أولويات'],
    outline: {
      'اليوم الأول: السؤال': ['ماذا نريد أن نعرف؟', 'اختيار المهام'],
      'اليوم الثاني: المشاركون': ['من ندعو؟', 'رسالة الدعوة', 'الموافقة والخصوصية'],
      'اليوم الثالث: الاختبار': ['الدقائق الأولى', 'الصمت المفيد', 'تدوين الملاحظات'],
      'اليوم الرابع: التحليل': ['جدار الملاحظات', 'الأنماط'],
      'اليوم الخامس: القرار': ['الأولويات', 'عرض النتائج'],
    },
  },
]
