const en = { from: 'From', to: 'To', reset: 'Reset zoom' }
const fr: typeof en = { from: 'Du', to: 'Au', reset: 'Réinitialiser le zoom' }
const ar: typeof en = { from: 'من', to: 'إلى', reset: 'إعادة ضبط التكبير' }

export const strings = { en, fr, ar }
