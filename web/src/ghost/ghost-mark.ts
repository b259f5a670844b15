/** The sign of a game that is raced: a ghost. It is filled; the eyes are holes. */
export const MARK =
  'M12 2a8 8 0 0 0-8 8v12l2.7-2.2L9.3 22l2.7-2.2 2.7 2.2 2.6-2.2L20 22V10a8 8 0 0 0-8-8Z' +
  'M9 7.8a1.6 2 0 1 0 0 4 1.6 2 0 0 0 0-4ZM15 7.8a1.6 2 0 1 0 0 4 1.6 2 0 0 0 0-4Z';
