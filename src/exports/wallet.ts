export * from '#wallet'
