/** Where a form stands, below `dashboard/src`, and how a person comes to its button. */
export interface Place {
  /** The module that makes the form. */
  readonly of: string
  readonly address: string
  /** Its button, where that is not of the kind that sends. */
  readonly sender?: string
  /** Its name, where others stand on the same screen. */
  readonly form?: string
  /** The names of buttons and entries that are pressed first, one after the other. */
  readonly presses?: readonly string[]
  /** The name of a field, where the button comes once something is changed. */
  readonly changes?: string
}

const at = (of: string, address: string, more: Omit<Place, 'of' | 'address'> = {}): Place => ({
  of,
  address,
  ...more,
})
const auth = '/pages/authentication'
const user = '/apps/user/view/3'
const customer = '/apps/ecommerce/customer/details/251671'
const order = '/apps/ecommerce/order/details/5389'
const product = '/apps/ecommerce/product/add'
const settings = '/apps/ecommerce/settings'
const examples = '/pages/dialog-examples'
const own = '/pages/account-settings'

/** Variants of one screen do not follow each other, so that each form is a new one. */
export const ofVisitors: readonly Place[] = [
  at('features/auth/SignInForm.tsx', '/login'),
  at('features/auth/useRegister.ts', '/register'),
  at('features/auth/ForgotPassword.tsx', '/forgot-password'),
  at('features/auth/ResetPassword.tsx', `${auth}/reset-password-v1`),
  at('features/auth/CodeForm.tsx', `${auth}/two-steps-v1`),
  at('features/auth/SignInForm.tsx', `${auth}/login-v1`),
  at('features/auth/useRegister.ts', `${auth}/register-v1`),
  at('features/auth/ForgotPassword.tsx', `${auth}/forgot-password-v1`),
  at('features/auth/ResetPassword.tsx', `${auth}/reset-password-v2`),
  at('features/auth/CodeForm.tsx', `${auth}/two-steps-v2`),
  at('features/auth/SignInForm.tsx', `${auth}/login-v2`),
  at('features/auth/useRegister.ts', `${auth}/register-v2`),
  at('features/auth/ForgotPassword.tsx', `${auth}/forgot-password-v2`),
  at('features/auth/steps/useRegistration.ts', `${auth}/register-multi-steps`, { sender: 'Next' }),
  at('features/public-site/sections/ContactForm.tsx', '/data1522', { form: 'Message to us' }),
  at('shared/public-page/Newsletter.tsx', '/data1522/pricing', { form: 'A calm newsletter, once a month' }),
  at('features/public-site/about/jobs/ApplicationForm.tsx', '/data1522/nosotros?job=map-engineer', {
    form: 'Application: Map engineer',
  }),
  at('features/public-site/payment/usePayment.ts', '/data1522/payment'),
]

export const ofPeople: readonly Place[] = [
  at('features/users/list/useAddUser.ts', '/apps/user/list?add=user'),
  at('entities/user/useEditForm.ts', `${user}?dialog=edit`),
  at('entities/account/PasswordCard.tsx', `${user}?tab=security`),
  at('features/users/view/billing/AddressDialog.tsx', `${user}?tab=billing&dialog=address`),
  at('entities/account/useNewCard.ts', `${user}?tab=billing&dialog=card`),
  at('entities/account/EditCardDialog.tsx', `${user}?tab=billing&dialog=card&of=1`),
  at('entities/account/PlanForm.tsx', `${user}?tab=billing&dialog=plan`),
  at('entities/account/LinkDialog.tsx', `${user}?tab=connections&dialog=link&of=1`),
  at('entities/user/RoleDialog.tsx', `${user}?dialog=role`),
  at('entities/role/useRoleForm.ts', '/apps/roles?dialog=add'),
  at('entities/permission/PermissionDialog.tsx', '/apps/permissions?dialog=add'),
  at('entities/permission/PermissionDialog.tsx', '/apps/permissions?dialog=edit&of=1'),
]

export const ofAccounts: readonly Place[] = [
  at('features/customers/list/useAddCustomer.ts', '/apps/ecommerce/customer/list?add=customer'),
  at('features/customers/dialogs/EditDialog.tsx', `${customer}?dialog=edit`),
  at('features/customers/dialogs/PlanDialog.tsx', `${customer}?dialog=plan`),
  at('features/customers/merge/MergeDialog.tsx', `${customer}?dialog=merge`),
  at('entities/account/PasswordCard.tsx', `${customer}?tab=security`),
  at('entities/account/TwoStepDialog.tsx', `${customer}?tab=security&dialog=twoStep`),
  at('entities/customer/AddressDialog.tsx', `${customer}?tab=billing&dialog=address`),
  at('features/customers/dialogs/usePaymentForm.ts', `${customer}?tab=billing&dialog=payment`),
  at('features/account-settings/shared/useAccountForm.ts', `${own}/account`, { changes: 'Last name' }),
  at('features/account-settings/security/NewKeyDialog.tsx', `${own}/security?dialog=key`),
  at('features/chat/ProfileDrawer.tsx', '/apps/chat?dialog=profile'),
  at('features/calendar/drawer/useEventForm.ts', '/apps/calendar?dialog=add'),
  at('features/dialog-examples/app/CreateApp.tsx', `${examples}?dialog=app`, { sender: 'Next' }),
  at('features/dialog-examples/share/useInviteForm.ts', `${examples}?dialog=share`),
]

export const ofTheShop: readonly Place[] = [
  at('features/products/form/useSaveProduct.ts', product, { sender: 'Publish' }),
  at('features/products/categories/useCategoryForm.ts', '/apps/ecommerce/product/category-list?dialog=add'),
  at('features/products/form/useSaveProduct.ts', `${product}?id=41`, { sender: 'Save' }),
  at('features/products/form/CategoryDialog.tsx', `${product}?dialog=category`),
  at('entities/referral/useInvite.ts', '/apps/ecommerce/referrals'),
  at('features/products/form/PictureDialog.tsx', `${product}?dialog=picture`),
  at('features/orders/dialogs/AddressDialog.tsx', `${order}?dialog=shipping`),
  at('features/orders/dialogs/SendDialog.tsx', `${order}?dialog=send`),
  at('features/orders/dialogs/useRefundForm.ts', `${order}?dialog=refund`),
  at('features/orders/dialogs/ContactDialog.tsx', `${order}?dialog=contact`),
  at('features/orders/dialogs/CardDialog.tsx', `${order}?dialog=card`),
  at('features/reviews/one/ReplyForm.tsx', '/apps/ecommerce/manage-review?quickView=1&size=100'),
  at('features/store-settings/frame/useSection.ts', settings),
  at(
    'features/store-settings/locations/LocationDialog.tsx',
    `${settings}?tab=locations&dialog=location&of=new`,
  ),
  at('features/store-settings/shipping/ZoneDialog.tsx', `${settings}?tab=shipping&dialog=zone&of=new`),
  at('features/store-settings/shipping/RateDialog.tsx', `${settings}?tab=shipping&dialog=rate&of=1,new`),
  at('features/store-settings/payments/MethodDialog.tsx', `${settings}?tab=payments&dialog=method`),
  at(
    'features/store-settings/payments/ManualMethodDialog.tsx',
    `${settings}?tab=payments&dialog=manual&of=1`,
  ),
  at('features/invoices/form/useInvoiceForm.ts', '/apps/invoice/add'),
  at('features/invoices/form/useInvoiceForm.ts', '/apps/invoice/edit/5085'),
  at('features/invoices/changes/useSendInvoice.ts', '/apps/invoice/preview/5085?dialog=send'),
  at('features/invoices/changes/useAddPayment.ts', '/apps/invoice/preview/5078?dialog=payment'),
  at('features/email/folders/LabelDialog.tsx', '/apps/email', { presses: ['New label'] }),
  at('shared/list/views/NameDialog.tsx', '/apps/invoice/list', {
    presses: ['Actions for this view', 'Save as a view'],
  }),
]

/** Forms that are not pressed there, by why. */
export const unpressed: Readonly<Record<string, readonly string[]>> = {
  'says nothing of its fields before it is sent': [
    'features/academy/details/Questions.tsx',
    'features/academy/details/notes/NoteForm.tsx',
    'features/academy/details/notes/NoteRow.tsx',
    'features/auth/SignInCode.tsx',
    'features/calendar/quick/QuickCreate.tsx',
    'features/help/center/article/CommentForm.tsx',
    'features/kanban/CardTitle.tsx',
    'features/orders/details/NotesCard.tsx',
    'features/public-site/payment/PromoField.tsx',
    'features/status-pages/NotifyForm.tsx',
    'features/wizards/checkout/OfferForm.tsx',
  ],
  'nothing in it must be filled in, and it opens for chosen rows alone': [
    'features/products/list/useBulkEditForm.ts',
  ],
  'has one field, and opens for who has the second step on': [
    'features/account-settings/security/TurnOffDialog.tsx',
  ],
  'a wizard: journeys/wizards.test.ts and journeys/checkout.test.ts': [
    'features/wizards/checkout/useCheckout.ts',
    'features/wizards/shared/useWizardForm.ts',
  ],
  'a demo': [
    'features/tables/data-table/OrderDialog.tsx',
    'features/forms/wizard-steps/useProfileWizard.tsx',
  ],
}
