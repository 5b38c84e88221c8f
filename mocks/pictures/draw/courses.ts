import { artCourses } from './courses-art.ts'
import { designCourses } from './courses-design.ts'
import { psychologyCourses } from './courses-psychology.ts'
import { uiCourses } from './courses-ui-ux.ts'
import { webCourses } from './courses-web.ts'

/** The covers of the academy's courses, three for each tag. */
export const courses = { ...webCourses, ...designCourses, ...psychologyCourses, ...uiCourses, ...artCourses }
