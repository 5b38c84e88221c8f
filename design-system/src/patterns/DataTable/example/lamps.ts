/** Things on sale that exist in stories and tests alone. */
export interface Lamp {
  id: number
  name: string
  sku: string
  price: number
  quantity: number
  isListed: boolean
  status: 'published' | 'planned' | 'withdrawn'
}

const names = {
  en: ['Aero lamp', 'Birch stool', 'Cloud chair', 'Dune vase', 'Echo clock', 'Fjord shelf', 'Étoile mirror'],
  ar: ['مصباح أثير', 'كرسي بتولا', 'أريكة سحاب', 'مزهرية كثبان', 'ساعة صدى', 'رف خليج', 'مرآة نجمة'],
}
const statuses = ['published', 'planned', 'withdrawn'] as const

export const lampsOf = (language: 'en' | 'ar'): Lamp[] =>
  names[language].map((name, index) => ({
    id: index + 1,
    name,
    sku: `LMP-${String(4100 + index * 37)}`,
    price: [149, 89.5, 412, 36, 64.25, 230, 118][index]!,
    quantity: [12, 0, 4, 58, 7, 1, 23][index]!,
    isListed: index !== 1 && index !== 5,
    status: statuses[index % 3]!,
  }))
