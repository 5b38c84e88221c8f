const en = {
  before: 'Before',
  feature: 'Feature',
  included: 'Included',
  notIncluded: 'Not included',
  canBeAdded: 'Can be added',
}
const fr: typeof en = {
  before: 'Auparavant',
  feature: 'Fonction',
  included: 'Inclus',
  notIncluded: 'Non inclus',
  canBeAdded: 'En option',
}
const ar: typeof en = {
  before: 'السعر السابق',
  feature: 'الميزة',
  included: 'مشمول',
  notIncluded: 'غير مشمول',
  canBeAdded: 'يمكن إضافته',
}

export const words = { en, fr, ar }
