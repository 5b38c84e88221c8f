const en = { skip: 'Skip tour', back: 'Back', next: 'Next', done: 'Done', move: 'move', leave: 'skip' }
const fr: typeof en = {
  skip: 'Passer la visite',
  back: 'Retour',
  next: 'Suivant',
  done: 'Terminer',
  move: 'naviguer',
  leave: 'passer',
}
const ar: typeof en = {
  skip: 'تخطّي الجولة',
  back: 'السابق',
  next: 'التالي',
  done: 'إنهاء',
  move: 'تنقّل',
  leave: 'تخطٍّ',
}

export const strings = { en, fr, ar }
