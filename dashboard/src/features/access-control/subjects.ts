export const askedActions = ['read', 'create', 'update', 'delete', 'manage']

/** What rules of the product speak of. */
export const askedSubjects = [
  'AclDemo',
  'Analytics',
  'AccountSettings',
  'Board',
  'Category',
  'Chat',
  'Course',
  'Customer',
  'Dashboard',
  'Email',
  'Event',
  'Invoice',
  'Order',
  'Page',
  'Permission',
  'Product',
  'Profile',
  'Referral',
  'Review',
  'Role',
  'StoreSettings',
  'User',
  'Vehicle',
  'all',
]
