/** What is told of what people do. [TRK-02] */
export const eventTypes = [
  'student_visit_finish_page',
  'student_visit_cabinet_page',
  'new_task_opened',
  'prosvet_step_approve',
  'prosvet_step_comment',
  'prosvet_step_approve_or_comment_error',
  'teacher_journal_mark_type_changed',
  'file_upload_createIntention_error',
  'file_upload_awsUpload_error',
  'file_upload_reportUploadResult_error',
] as const;
export type EventType = (typeof eventTypes)[number];
