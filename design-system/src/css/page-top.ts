/** The custom property that a `PageBanner` fills with its height. */
export const pageTopName = '--ds-page-top'

/** Where the page begins below what stays above everything; what sticks to the window's top sticks here. */
export const pageTop = `var(${pageTopName}, 0px)`

/** The lower edge of the bars that stay there, as an application that has some measures it; else of the banner. */
export const barsBottom = `var(--page-bars, ${pageTop})`
