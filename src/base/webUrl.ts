/** Whether a string is an absolute http(s) URL that the app may request or link to. */
export const isWebUrl = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text)
