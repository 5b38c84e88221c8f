import { count } from '../../locale/count.ts'

const en = {
  strength: 'Password strength',
  scores: ['', 'Weak', 'Fair', 'Good', 'Strong'],
  rules: {
    length: (least: number) =>
      count('en-US', least, { one: 'At least # character', other: 'At least # characters' }),
    mix: 'Letters, digits and signs, or a whole sentence',
    runs: 'No runs such as aaa or 1234',
    common: 'No well-known password',
  },
  met: 'met',
  unmet: 'not yet met',
}
const fr: typeof en = {
  strength: 'Robustesse du mot de passe',
  scores: ['', 'Faible', 'Moyenne', 'Bonne', 'Forte'],
  rules: {
    length: (least) => count('fr-FR', least, { one: 'Au moins # caractère', other: 'Au moins # caractères' }),
    mix: 'Des lettres, des chiffres et des signes, ou toute une phrase',
    runs: 'Pas de suites comme aaa ou 1234',
    common: 'Aucun mot de passe connu de tous',
  },
  met: 'rempli',
  unmet: 'pas encore rempli',
}
const ar: typeof en = {
  strength: 'قوة كلمة المرور',
  scores: ['', 'ضعيفة', 'متوسطة', 'جيدة', 'قوية'],
  rules: {
    length: (least) =>
      count('ar-AE', least, {
        one: 'حرف واحد على الأقل',
        two: 'حرفان على الأقل',
        few: '# أحرف على الأقل',
        many: '# حرفًا على الأقل',
        other: '# حرف على الأقل',
      }),
    mix: 'حروف وأرقام ورموز معًا، أو جملة كاملة',
    runs: 'بلا تكرار أو تسلسل يُذكر، مثل aaa أو 1234',
    common: 'ليست كلمة مرور شائعة',
  },
  met: 'مستوفى',
  unmet: 'غير مستوفى بعد',
}

export const strings = { en, fr, ar }
