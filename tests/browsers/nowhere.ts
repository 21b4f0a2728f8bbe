/**
 * The proxy for all hosts but this machine: nothing listens there, so that a request to any other
 * host ends immediately.
 */
export const nowhere = { host: '127.0.0.1', port: 9 }
