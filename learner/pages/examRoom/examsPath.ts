/** Where one's exams are. */
export const examsPath = '/my-certification';
