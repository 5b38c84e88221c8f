/** The axe rules that only a whole page can keep: a story is a part of one, and a picture shows the part several times. */
export const pageRules = [
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
]
