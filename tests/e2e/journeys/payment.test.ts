import { expect, test } from 'vitest'
import { payByKeyboard, type Words } from '../support/payment.ts'

const words: Words = {
  prices: /^عرض الأسعار$/,
  choose: /^اختيار باقة \u2068الفريق\u2069$/,
  title: 'الدفع لباقة \u2068الفريق\u2069',
  promo: /^رمز الخصم/,
  taken: /على المدة الأولى/,
  fields: [
    [/^رقم البطاقة/, '4242424242424242'],
    [/^تاريخ الانتهاء/, '0930'],
    [/^رمز الأمان/, '123'],
    [/^الاسم على البطاقة/, 'ليلى حداد'],
    [/^الاسم الأول/, 'ليلى'],
    [/^اسم العائلة/, 'حداد'],
    [/^البريد الإلكتروني للإيصال/, 'layla@heron-lighting.example'],
    [/^المدينة/, 'دبي'],
    [/^الشارع والرقم/, 'شارع الميناء 12'],
  ],
  pay: /^دفع/,
  done: 'باقة \u2068الفريق\u2069 لك الآن',
  download: /^تنزيل الإيصال$/,
}

test('from the landing page to a paid plan by keyboard on a phone, in ar', async () => {
  const { name, text, total } = await payByKeyboard('ar', words)
  const [, number] = /^receipt-(R-\d{8}-\d{6})\.pdf$/.exec(name) ?? []
  for (const said of [number, 'الفريق', total]) expect(text).toContain(said)
})
