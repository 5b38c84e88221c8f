/** Where pictures stand in answers until the mock knows under which address it is served. */
export const PICTURES_PATH = '/pictures/'

/** The place of a picture of the sample data: `picture('products/kettle-a')`. */
export const picture = (name: string) => `${PICTURES_PATH}${name}.svg`
