/** The foundation of every page: layer order, reset, tokens of all themes, fonts. Import it first, once. */
import '../css/reset.css.ts'

import './themes.css.ts'
import './print.css.ts'
import './fonts.css'
