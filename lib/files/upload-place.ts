/** For which task of whose attempt a picture is. */
export type UploadPlace = {
  userId: string;
  attemptCode: string;
  stepNumber: number;
  taskId: string;
};
