export const LAPTOP = { width: 1366, height: 768 }
export const PHONE = { width: 360, height: 740 }
