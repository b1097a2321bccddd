export const SMALL_LAPTOP = { width: 1280, height: 720 }
export const LAPTOP = { width: 1366, height: 768 }
export const WIDE = { width: 1920, height: 1080 }
/** Upright. */
export const TABLET = { width: 768, height: 1024 }
/** An upright sheet within its margins. */
export const A4 = { width: 718, height: 1047 }
export const PHONE = { width: 360, height: 740 }
