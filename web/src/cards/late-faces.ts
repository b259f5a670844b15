/** What is drawn on faces once a first game can be played: court figures, and the modern face. */

export { court } from './courts';
export { modern } from './modern';
