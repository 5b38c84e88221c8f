const en = {
  before: 'Before',
  feature: 'Feature',
  included: 'Included',
  notIncluded: 'Not included',
  canBeAdded: 'Can be added:',
  choice: 'Your choice',
}
const fr: typeof en = {
  before: 'Auparavant',
  feature: 'Fonction',
  included: 'Inclus',
  notIncluded: 'Non inclus',
  canBeAdded: 'En option :',
  choice: 'Votre choix',
}
const ar: typeof en = {
  before: 'السعر السابق',
  feature: 'الميزة',
  included: 'مشمول',
  notIncluded: 'غير مشمول',
  canBeAdded: 'يمكن إضافته:',
  choice: 'اختيارك',
}

export const strings = { en, fr, ar }
