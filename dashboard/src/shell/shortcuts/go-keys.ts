/** After `g`, the key that leads to a screen: a letter of its English name, the same in every language. */
export const goKeys: Readonly<Record<string, string>> = {
  '/dashboards/analytics': 'a',
  '/apps/ecommerce/order/list': 'o',
  '/apps/ecommerce/product/list': 'p',
  '/apps/ecommerce/customer/list': 'c',
  '/apps/invoice/list': 'i',
  '/apps/user/list': 'u',
  '/apps/roles': 'r',
  '/apps/email': 'e',
  '/apps/chat': 'm',
  '/apps/calendar': 'l',
  '/apps/kanban': 'k',
  '/pages/account-settings/account': 's',
}
