-- Who had chosen before guards looked for it has chosen.
UPDATE "main_api"."user"
SET "features" = array_append("features", 'gradeAndSubjectSelectionPage')
WHERE "teaching" IS NOT NULL AND NOT 'gradeAndSubjectSelectionPage' = ANY("features");
