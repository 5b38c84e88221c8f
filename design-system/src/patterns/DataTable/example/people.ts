/** Fifty people who exist in stories and tests alone; the same ones every time. */
export interface Person {
  id: number
  name: string
  email: string
  role: 'editor' | 'author' | 'maintainer' | 'admin' | 'subscriber'
  plan: 'basic' | 'team' | 'company' | 'enterprise'
  billing: 'autoDebit' | 'cash' | 'payPal' | 'card'
  status: 'active' | 'pending' | 'inactive'
}

const firstNames = {
  en: ['Maya', 'Omar', 'Iris', 'Jonas', 'Lina', 'Sana', 'Teo', 'Amara', 'Felix', 'Noor'],
  ar: ['مايا', 'عمر', 'إيناس', 'يونس', 'لينا', 'سناء', 'طارق', 'أمل', 'فراس', 'نور'],
}
const lastNames = {
  en: ['Laurent', 'Haddad', 'Okafor', 'Weber', 'Moreau', 'Qureshi', 'Marchetti'],
  ar: ['اللبان', 'حداد', 'العطار', 'الناصر', 'المنصوري', 'القرشي', 'المرزوقي'],
}
const latin = (index: number) =>
  `${firstNames.en[index % 10]}.${lastNames.en[(index * 3 + Math.floor(index / 10)) % 7]}`.toLowerCase()

const pick = <T>(list: readonly [T, ...T[]], index: number): T => list[index % list.length] ?? list[0]

export const peopleOf = (language: 'en' | 'ar'): Person[] =>
  Array.from({ length: 50 }, (_, index) => ({
    id: index + 1,
    name: `${firstNames[language][index % 10]} ${lastNames[language][(index * 3 + Math.floor(index / 10)) % 7]}`,
    email: `${latin(index)}@example.com`,
    role: pick(['editor', 'author', 'maintainer', 'admin', 'subscriber'], index),
    plan: pick(['enterprise', 'team', 'company', 'enterprise', 'basic', 'team', 'company'], index),
    billing: pick(['autoDebit', 'cash', 'payPal', 'autoDebit', 'card', 'autoDebit'], index),
    status: pick(['active', 'pending', 'active', 'inactive', 'active', 'active', 'pending'], index),
  }))
