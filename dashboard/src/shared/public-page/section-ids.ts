/** The sections of the landing page that the header leads to, by what they are called there. */
export const sectionIds = { features: 'features', team: 'team', faq: 'faq', contact: 'contact' } as const
