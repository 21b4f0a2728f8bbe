/** A network icon as a data URI. */
export const diamond = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">' +
    '<path d="M20 6 30 21 20 27 10 21zM20 34 30 23 20 29 10 23z" fill="#3c3c5c"/></svg>',
)}`
