/** The event that ends the inline script of the prerendered page. */
export const HYDRATED = 'hydrated'
