-- Who had chosen before guards looked for it has chosen.
UPDATE "main_api"."user"
SET "features" = array_append("features", 'gradeAndSubjectSelectionPage')
WHERE jsonb_array_length("teaching" -> 'subjects') > 0 AND NOT 'gradeAndSubjectSelectionPage' = ANY("features");
