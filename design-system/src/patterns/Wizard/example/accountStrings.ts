export const englishAccount = {
  form: 'Open an account',
  submit: 'Open the account',
  steps: {
    account: ['Account', 'How you sign in'],
    person: ['Person', 'Who you are'],
    address: ['Address', 'Where you live'],
    review: ['Review', 'All in one look'],
  },
  email: 'E-mail',
  password: 'Password',
  firstName: 'First name',
  lastName: 'Last name',
  city: 'City',
  street: 'Street',
}

export const arabicAccount: typeof englishAccount = {
  form: 'فتح حساب',
  submit: 'افتح الحساب',
  steps: {
    account: ['الحساب', 'كيف تسجّل الدخول'],
    person: ['بياناتك', 'من أنت'],
    address: ['العنوان', 'أين تسكن'],
    review: ['المراجعة', 'كل شيء في نظرة'],
  },
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  city: 'المدينة',
  street: 'الشارع',
}
