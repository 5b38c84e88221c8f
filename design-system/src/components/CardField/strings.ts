import { count } from '../../locale/count.ts'

const en = {
  number: 'Card number',
  expiry: 'Expires',
  expiryForm: 'MM/YY',
  cvc: 'Security code',
  name: 'Name on the card',
  problems: {
    number: {
      missing: 'Enter the number of the card.',
      incomplete: 'The number is too short: some digits are missing.',
      wrong: 'A digit is wrong: compare the number with the card.',
    },
    expiry: {
      missing: 'Enter the expiry date.',
      incomplete: 'Enter month and year, such as 08/29.',
      month: 'There is no such month: enter 01 to 12.',
      past: 'This card has expired.',
      far: 'That is too far ahead: compare it with the card.',
    },
    name: { missing: 'Enter the name as it appears on the card.' },
  },
  cvcMissing: 'Enter the security code.',
  cvcLength: (digits: number) =>
    count('en-US', digits, { one: 'It has # digit.', other: 'It has # digits.' }),
}
const fr: typeof en = {
  number: 'Numéro de carte',
  expiry: 'Expire fin',
  expiryForm: 'MM/AA',
  cvc: 'Code de sécurité',
  name: 'Nom sur la carte',
  problems: {
    number: {
      missing: 'Saisissez le numéro de la carte.',
      incomplete: 'Le numéro est trop court : il manque des chiffres.',
      wrong: 'Un chiffre est faux : comparez le numéro avec la carte.',
    },
    expiry: {
      missing: 'Saisissez la date d’expiration.',
      incomplete: 'Saisissez le mois et l’année, comme 08/29.',
      month: 'Ce mois n’existe pas : saisissez 01 à 12.',
      past: 'Cette carte a expiré.',
      far: 'Cette date est trop lointaine : comparez-la avec la carte.',
    },
    name: { missing: 'Saisissez le nom tel qu’il figure sur la carte.' },
  },
  cvcMissing: 'Saisissez le code de sécurité.',
  cvcLength: (digits) =>
    count('fr-FR', digits, { one: 'Il compte # chiffre.', other: 'Il compte # chiffres.' }),
}
const ar: typeof en = {
  number: 'رقم البطاقة',
  expiry: 'تاريخ الانتهاء',
  expiryForm: 'MM/YY',
  cvc: 'رمز الأمان',
  name: 'الاسم على البطاقة',
  problems: {
    number: {
      missing: 'أدخل رقم البطاقة.',
      incomplete: 'الرقم قصير: تنقصه أرقام.',
      wrong: 'أحد الأرقام غير صحيح: قارن الرقم بالبطاقة.',
    },
    expiry: {
      missing: 'أدخل تاريخ انتهاء البطاقة.',
      incomplete: 'أدخل الشهر والسنة، مثل 08/29.',
      month: 'لا يوجد شهر كهذا: أدخل من 01 إلى 12.',
      past: 'انتهت صلاحية هذه البطاقة.',
      far: 'هذا التاريخ بعيد جدًا: قارنه بالبطاقة.',
    },
    name: { missing: 'أدخل الاسم كما يظهر على البطاقة.' },
  },
  cvcMissing: 'أدخل رمز الأمان.',
  cvcLength: (digits) =>
    count('ar-AE', digits, {
      one: 'يتكوّن من رقم واحد.',
      two: 'يتكوّن من رقمين.',
      few: 'يتكوّن من # أرقام.',
      many: 'يتكوّن من # رقمًا.',
      other: 'يتكوّن من # رقم.',
    }),
}

export const strings = { en, fr, ar }
export type CardStrings = typeof en
